import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Our own arguments: the packaged browser's defaults switch web security off, which tests must not. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Memory that processes share as files: in a container it may be too small for a browser, which then takes a folder of the disk. */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_SHARED_MEMORY = 1024 ** 3;
const SPARES_SHARED_MEMORY = '--disable-dev-shm-usage';

/** A page of a test lives for seconds: what V8's optimizing compilers take is more than their code saves. */
const QUICK_START = '--js-flags=--no-opt --no-maglev';

/** A Chromium on this machine, and what its processes need. */
export interface FoundBrowser {
  executablePath: string;
  env: Record<string, string>;
  /** Where it was unpacked; not there for an installed one. */
  folder?: string;
}

/**
 * Launches a headless Chromium: $CHROME, else an installed one, else the one that npm brought (Linux on x64).
 * @param moreArguments for the command line of the browser.
 */
export async function launchChromium(moreArguments: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser();
  const browser = await chromium.launch({ ...optionsOf(found), args: [...ARGUMENTS, ...moreArguments] });
  browser.on('disconnected', () => removeFolder(found));
  return browser;
}

/**
 * Launches a Chromium that was found before, for tests. Its folder is left to who found it.
 * @param options `isQuickStart: false` for pages that compute for long, which V8's optimizing compilers are worth for
 */
export function launchFound(found: FoundBrowser, { isQuickStart = true } = {}): Promise<Browser> {
  return chromium.launch({ ...optionsOf(found), args: [...ARGUMENTS, ...(isQuickStart ? [QUICK_START] : [])] });
}

function optionsOf({ executablePath, env }: FoundBrowser): LaunchOptions {
  return {
    executablePath,
    args: ARGUMENTS,
    // Playwright would always spare it. Files on a disk take a tenth of what all browser tests compute.
    ...(hasSharedMemory() && { ignoreDefaultArgs: [SPARES_SHARED_MEMORY] }),
    env: { ...(process.env as Record<string, string>), ...env },
    timeout: 60_000,
  };
}

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
}

/** Two hundred megabytes a run would soon fill a disk. */
export function removeFolder({ folder }: FoundBrowser): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Finds a Chromium; that of the package is unpacked into a folder of its own, which takes two seconds. */
export async function findBrowser(): Promise<FoundBrowser> {
  const installed = [process.env['CHROME'], ...INSTALLED].find((path) => path && existsSync(path));
  return installed ? { executablePath: installed, env: {} } : unpackBrowser();
}

/** The package unpacks itself below TMPDIR at fixed names: each run gets a folder of its own, so that runs do not meet. */
async function unpackBrowser(): Promise<FoundBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const formerFolder = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    // Vitest's own runner, which global setups run in, knows no import.meta.resolve.
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const packed = [dirname(entry), join(dirname(entry), '..'), join(dirname(entry), '..', '..')]
      .map((parent) => join(parent, 'bin'))
      .find((bin) => existsSync(bin));
    if (!packed) throw new Error('The packaged browser has no files; set CHROME to a Chromium of yours');
    const executablePath = await packaged.executablePath(packed);
    await inflate(join(packed, 'al2023.tar.br'));
    const fonts = join(folder, 'fonts');
    mkdirSync(fonts, { recursive: true });
    // The package's own file names folders of the cloud it is made for; a Chromium without any font ends itself.
    writeFileSync(join(fonts, 'fonts.conf'), fontsConf(fonts));
    return {
      executablePath,
      folder,
      env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: fonts, HOME: folder, TMPDIR: folder },
    };
  } finally {
    if (formerFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = formerFolder;
  }
}

/** Tells the browser to take its fonts from this folder, and to keep its notes on them there. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
}
