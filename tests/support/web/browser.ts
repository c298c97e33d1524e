import { type Browser, chromium } from "playwright"

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]

/** Debian's Chromium, without a window. */
export const openBrowser = (more: ReadonlyArray<string> = []): Promise<Browser> =>
  chromium.launch({ executablePath: "/usr/bin/chromium", args: [...flags, ...more] })
