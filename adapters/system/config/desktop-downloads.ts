const systems = ["windows", "macos", "linux"] as const

/** The desktop app for one system. */
export interface DesktopDownload {
  readonly system: (typeof systems)[number]
  readonly url: string
}

/** "macos=https://…,windows=https://…", as DESKTOP_DOWNLOADS has it. Null if a part is not a system with an address. */
export const desktopDownloadsIn = (text: string): ReadonlyArray<DesktopDownload> | null => {
  const found: Array<DesktopDownload> = []
  for (const part of text.split(",").map((one) => one.trim()).filter((one) => one !== "")) {
    const at = part.indexOf("=")
    const system = systems.find((one) => one === part.slice(0, Math.max(0, at)).trim())
    const url = part.slice(at + 1).trim()
    if (system === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return null
    found.push({ system, url })
  }
  return found
}
