import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { SITE } from './link/house';
import { renewWhenOld } from './shell/renewed';
import { readAddress } from './shell/route.svelte';
import { applyTheme } from './shell/theme.svelte';
import { speakFirst } from './words/speech.svelte';

if (SITE) (await import('./link/site.svelte')).openHere();
applyTheme();
renewWhenOld();
readAddress();
window.addEventListener('popstate', readAddress);
await speakFirst();
const target = document.getElementById('app');
if (target) mount(App, { target });
