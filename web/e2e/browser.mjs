// The browser of the tests: Chromium as the system has it, or the one NAMUA_CHROMIUM names.
import { chromium } from 'playwright-core';

const ARGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

export function launch() {
  return chromium.launch({ executablePath: process.env.NAMUA_CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
}
