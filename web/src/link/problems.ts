/** What can be wrong with files that somebody brings, in every language: said by the engine's worker. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import sources from 'virtual:problems';

const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sources[language] ?? ''));
  bundles.set(language, bundle);
  return bundle;
}

export function sayProblem(language: string, id: string, details: Record<string, FluentVariable>): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, details) : id;
}
