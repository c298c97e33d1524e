/** What this browser reveals to every page: program, screen, languages, time zone, machine, rendering and fonts. */
export const browserTraits = (): ReadonlyArray<string> => {
  const { userAgent, languages, platform, hardwareConcurrency, maxTouchPoints } = navigator
  const { width, height, colorDepth } = screen
  const memory = "deviceMemory" in navigator ? navigator.deviceMemory : null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return [
    userAgent,
    languages.join(),
    platform,
    ...[hardwareConcurrency, memory, maxTouchPoints, width, height, colorDepth].map(String),
    timeZone,
    attempt(drawn),
    attempt(renderer),
  ]
}

/** Some browsers refuse these, and reveal nothing. */
const attempt = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ""
  }
}

const fonts = ["Arial", "Calibri", "Helvetica Neue", "Menlo", "Noto Sans CJK SC", "PingFang SC", "Roboto", "Ubuntu"]

const drawn = (): string => {
  const canvas = document.createElement("canvas")
  const pen = canvas.getContext("2d")
  if (pen === null) return ""
  pen.font = "14px serif"
  pen.fillStyle = "#7d63ff"
  pen.fillText("Parley \u{1F399} 你好", 2, 16)
  const widths = fonts.map((font) => {
    pen.font = `16px "${font}", monospace`
    return pen.measureText("mmmwwwli").width
  })
  return `${widths.join()} ${canvas.toDataURL()}`
}

const renderer = (): string => {
  const gl = document.createElement("canvas").getContext("webgl")
  return gl === null ? "" : `${String(gl.getParameter(gl.VENDOR))} ${String(gl.getParameter(gl.RENDERER))}`
}

/** The same traits give the same UUID (version 8, RFC 9562). It reveals nothing else, and is not secret. */
export const uuidOf = (traits: ReadonlyArray<string>): string => {
  const text = traits.join("\n")
  const hex = [0x81_1c_9d_c5, 0x1b_87_35_93, 0x9e_37_79_b1, 0xc2_b2_ae_35]
    .map((seed) => hashOf(text, seed).toString(16).padStart(8, "0"))
    .join("")
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) & 3] ?? "8"
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** FNV-1a, with a last mix so that similar texts differ everywhere. */
const hashOf = (text: string, seed: number): number => {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
