# A house that lets people play in their own browsers.
flag-site = složka, kterou sestavilo make site: kdo ztratí spojení, hraje dál v prohlížeči
flag-solo-in-browser = kdo hraje sám s boty, hraje v prohlížeči, ne na tomto stroji (s --site)
error-no-site = v { $folder } není stránka, která hraje bez serveru; sestaví ji make site
error-solo-needs-site = vyžaduje --site
