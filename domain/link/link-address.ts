import { Result } from "effect"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"

/** The sites that links may lead to: names with all below them, or any. */
export type LinkHosts = ReadonlyArray<string> | "any"

/** A video on a site, by the one address under which it is known. */
export interface LinkAddress {
  readonly url: string
  /** The site as people know it: YouTube, or the name of the host. */
  readonly site: string
}

const youTube = ["youtube.com", "youtu.be", "youtube-nocookie.com"]
const field = "url"

/** Reads what people paste. The same video of YouTube has the same address, whichever form it was given in. */
export const linkAddress = (written: string, hosts: LinkHosts): Result.Result<LinkAddress, BrokenRule> => {
  const text = written.trim()
  if (text === "") return Result.fail(brokenRule(field, "enter-link", { site: siteOf(hosts) }))
  const { scheme = "" } = /^(?<scheme>[a-z][a-z\d+.-]*):/i.exec(text)?.groups ?? {}
  if (scheme !== "" && !/^https?$/i.test(scheme)) return Result.fail(brokenRule(field, "http-only"))
  const found = address.exec(text)?.groups
  if (found === undefined) return Result.fail(brokenRule(field, "link"))
  const { port = "", path = "", query = "" } = found
  const host = (found["host"] ?? "").toLowerCase().replace(/\.$/, "")
  if (!isAllowed(host, hosts)) return Result.fail(brokenRule(field, "link-host", { hosts: shownHosts(hosts) }))
  if (isUnder(host, youTube)) return youTubeVideo(host, path, query)
  return Result.succeed({
    url: `${scheme.toLowerCase()}://${host}${isUsual(scheme, port) ? "" : `:${port}`}${
      path === "" ? "/" : path
    }${query}`,
    site: host.replace(/^www\./, ""),
  })
}

const label = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}_])?`

/** Without a user name or password, and without what programs read differently: spaces, backslashes, quotes, controls. */
const address = new RegExp(
  String.raw`^https?://(?<host>${label}(?:\.${label})*\.?|\[[\da-f:.]+\])(?::(?<port>\d{1,5}))?`
    + String
      .raw`(?<path>/[^\s?#\\"<>\p{Cc}\p{Cf}\p{Cs}]*)?(?<query>\?[^\s#\\"<>\p{Cc}\p{Cf}\p{Cs}]*)?(?:#[^\s\p{Cc}\p{Cs}]*)?$`,
  "iu",
)

const isUsual = (scheme: string, port: string): boolean =>
  port === "" || Number(port) === (scheme.toLowerCase() === "https" ? 443 : 80)

/** The sites in the words of a message, with YouTube's short one, as the specification says it. */
const shownHosts = (hosts: LinkHosts): string => {
  if (hosts === "any") return "any site"
  const isShort = hosts.some((host) => isUnder(host, youTube))
  return [...new Set(isShort ? [...hosts, "youtu.be"] : hosts)].join(", ")
}

const siteOf = (hosts: LinkHosts): string =>
  hosts !== "any" && hosts.every((host) => isUnder(host, youTube)) ? "YouTube" : "video"

const isAllowed = (host: string, hosts: LinkHosts): boolean =>
  hosts === "any" || isUnder(host, hosts.some((one) => isUnder(one, youTube)) ? [...hosts, ...youTube] : hosts)

const isUnder = (host: string, sites: ReadonlyArray<string>): boolean =>
  sites.some((site) => host === site || host.endsWith(`.${site}`))

const videoId = /^[\w-]{11}$/

const youTubeVideo = (host: string, path: string, query: string): Result.Result<LinkAddress, BrokenRule> => {
  const [first = "", second = ""] = path.split("/").filter((part) => part !== "")
  const id = isUnder(host, ["youtu.be"])
    ? first
    : /^(?:shorts|live|embed|v|e)$/.test(first)
    ? second
    : /[?&]v=([^&]*)/.exec(query)?.[1] ?? ""
  return videoId.test(id)
    ? Result.succeed({ url: `https://www.youtube.com/watch?v=${id}`, site: "YouTube" })
    : Result.fail(brokenRule(field, "one-video"))
}
