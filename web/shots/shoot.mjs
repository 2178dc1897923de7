/**
 * Pictures of the main states for people to look at, and a check that the page stays quiet.
 *
 *   node shots/shoot.mjs http://127.0.0.1:8025 [folder]
 *
 * It plays by taking any option that is shown, so it is also a small test of the whole page.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

const [base = 'http://127.0.0.1:8025', folder = 'screenshots'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const complaints = [];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function page(size, settings = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: settings.light ? 'light' : 'dark',
    locale: settings.locale ?? 'en-GB',
    hasTouch: size === 'phone',
  });
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  opened.on('pageerror', (error) => complaints.push(String(error)));
  return opened;
}

async function picture(opened, name) {
  await opened.waitForTimeout(500);
  await opened.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
}

/** Three clicks to a game against bots. */
async function start(opened, game, mode) {
  await opened.goto(base);
  await opened.click(`.game.${game}`);
  await opened.locator('.modes button').nth(mode).click();
  await opened.click('form button.primary');
  await opened.waitForSelector('.layout');
}

/** Answer what is asked, with any option, until `stop` says so. */
async function play(opened, most, stop = async () => false) {
  for (let turn = 0; turn < most; turn += 1) {
    if (await stop()) return;
    if (await opened.locator('#result').count()) return;
    const tokens = opened.locator('.token[data-token]:enabled');
    if (await tokens.count()) {
      await tokens.nth(turn % 2).click();
      const more = opened.locator('.token[data-token][aria-pressed="false"]:enabled');
      if (await more.count()) await more.nth((turn + 1) % (await more.count())).click();
      await opened.locator('.programming button.primary:enabled').click();
    } else {
      const options = opened.locator('.ask .asked .options button:enabled');
      const count = await options.count();
      if (count > 0) await options.nth(turn % count).click({ timeout: 3000 }).catch(() => undefined);
    }
    await opened.waitForTimeout(350);
  }
}

const wanted = process.env.ONLY?.split(',') ?? null;
const want = (name) => wanted === null || wanted.some((each) => name.startsWith(each));

for (const size of ['phone', 'desktop']) {
  if (want('home')) {
    const home = await page(size);
    await home.goto(base);
    await home.waitForSelector('.game');
    await picture(home, `home-${size}`);
    await home.click('.game.room25');
    await picture(home, `new-${size}`);
    await home.click('form button.primary + button');
    await home.waitForSelector('.lobby');
    await picture(home, `lobby-${size}`);
    await home.context().close();
  }
  if (want('room25')) {
    const table = await page(size);
    await start(table, 'room25', 0);
    await picture(table, `room25-start-${size}`);
    const programming = async () => (await table.locator('.programming').count()) > 0;
    await play(table, 12, programming);
    await picture(table, `room25-program-${size}`);
    await play(table, 3);
    await play(table, 60, async () => (await table.locator('.hit.legal').count()) > 0);
    await picture(table, `room25-target-${size}`);
    const lit = table.locator('.hit.legal').first();
    if (await lit.count()) await lit.click();
    await picture(table, `room25-cell-${size}`);
    await play(table, Number(process.env.TURNS ?? 60));
    await picture(table, `room25-late-${size}`);
    await table.context().close();
  }
  if (want('suspicion')) {
    const table = await page(size, { light: true, locale: 'ru-RU' });
    await start(table, 'room25', 1);
    await play(table, 40);
    await picture(table, `suspicion-light-ru-${size}`);
    await table.context().close();
  }
  if (want('lockup')) {
    const table = await page(size, { locale: size === 'phone' ? 'pl-PL' : 'en-GB' });
    await start(table, 'lockup', 0);
    await picture(table, `lockup-start-${size}`);
    await play(table, 40);
    await picture(table, `lockup-middle-${size}`);
    await play(table, Number(process.env.TURNS ?? 40));
    await picture(table, `lockup-late-${size}`);
    await table.context().close();
  }
}

await browser.close();
if (complaints.length > 0) {
  console.error([...new Set(complaints)].join('\n'));
  process.exitCode = 1;
}
