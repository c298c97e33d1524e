import { findProgram } from "#tests/support/find-program.ts"
import { type Browser, chromium } from "playwright"

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]

/** Debian's Chromium; without another name its headless shell, which needs half as much as the whole browser does. */
export const openBrowser = (more: ReadonlyArray<string> = [], name = "chromium-headless-shell"): Promise<Browser> =>
  chromium.launch({ executablePath: findProgram(name, name), args: [...flags, ...more] })

/** A page lives for seconds here: a script is over before the code that V8 would optimise for it has paid. */
const shortLived = ["--js-flags=--no-opt --no-maglev"]

let shared: Promise<Browser> | undefined

/** One browser for all files of a worker: it ends with it. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= openBrowser(shortLived))
