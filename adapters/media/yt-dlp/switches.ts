import type { Program } from "./find-program.ts"

/** The best sound alone, else the best file with sound, over what its own code can fetch. */
const format = "ba[protocol^=http]/ba[protocol^=m3u8]/b[protocol^=http]/b[protocol^=m3u8]"

/**
 * What every call says: only the proxy leads out; no settings, plugins, cookies, parts from elsewhere or commands of this
 * machine; one video; no other program fetches or changes anything. Switches that a version does not know are left out.
 */
export const commonSwitches = ({ switches }: Pick<Program, "switches">): ReadonlyArray<string> => {
  const ifKnown = (name: string, ...values: ReadonlyArray<string>) => switches.has(name) ? [name, ...values] : []
  return [
    "--ignore-config",
    "--no-cache-dir",
    "--no-playlist",
    "--no-mtime",
    ...ifKnown("--no-plugin-dirs"),
    ...ifKnown("--no-remote-components"),
    ...ifKnown("--no-update"),
    ...ifKnown("--no-exec"),
    ...ifKnown("--no-cookies"),
    ...ifKnown("--no-cookies-from-browser"),
    ...ifKnown("--no-js-runtimes"),
    ...ifKnown("--js-runtimes", `node:${process.execPath}`),
    "--proxy",
    "{proxy}",
    "--playlist-items",
    "1",
    "--socket-timeout",
    "20",
    "--retries",
    "3",
    "--extractor-retries",
    "1",
    "--fragment-retries",
    "3",
    "--downloader",
    "native",
    "--ffmpeg-location",
    "/nonexistent",
    "--fixup",
    "never",
    "--format",
    format,
  ]
}

/** The JavaScript that some sites need runs in our own Node. */
export const runsJavaScript = ({ switches }: Pick<Program, "switches">): boolean => switches.has("--js-runtimes")
