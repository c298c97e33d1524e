import type { CallerDevice } from "../kernel/caller-device.ts"

/** The order matters: most browsers also name the ones they descend from. */
const browsers = [
  [/\bEdgA?(?:iOS)?\//u, "Edge"],
  [/\bOPR\/|\bOPT\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\bMicroMessenger\//u, "WeChat"],
  [/\bFirefox\/|\bFxiOS\//u, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//u, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//u, "Safari"],
  [/^curl\//u, "curl"],
] as const

const systems = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/u, "macOS"],
  [/\bLinux\b/u, "Linux"],
] as const

const longest = 80

/**
 * What people recognise a device by: the name it gives itself, or else its browser and system, such as "Firefox ·
 * Linux".
 */
export const deviceLabel = ({ name, userAgent }: CallerDevice): string | null => {
  const given = Array.from((name ?? "").replaceAll(/[\p{C}\s]+/gu, " ").trim()).slice(0, longest).join("")
  if (given !== "") return given
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(" · ")
}

const first = (
  known: ReadonlyArray<readonly [RegExp, string]>,
  userAgent: string | null,
): string | null => known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null
