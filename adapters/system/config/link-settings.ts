import { Config } from "effect"
import { host, listOf, namesIn, optional, webAddress } from "./kinds.ts"

/** Video links: which sites, and the program that fetches from them. */
export const linkSettings = {
  /** The sites that video links may lead to, separated by commas, with all below them; or `any`. */
  linkHosts: listOf(host, "any, or names such as youtube.com, separated by commas", "LINK_HOSTS").pipe(
    Config.withDefault("youtube.com"),
    Config.map((text) => text.trim().toLowerCase() === "any" ? "any" as const : namesIn(text)),
  ),
  /** Addresses inside the network of the server that links may lead to all the same, as `host:port`, separated by commas. */
  linkInside: listOf(
    `${host}:\\d{1,5}`,
    "addresses such as videos.example.org:8080, separated by commas",
    "LINK_INSIDE",
  ).pipe(
    Config.withDefault(""),
    Config.map((text) => new Set(namesIn(text))),
  ),
  /** yt-dlp, if it is neither installed on the Engines page nor on the PATH. */
  ytDlpPath: optional("YTDLP_PATH"),
  /** Where it is installed from instead of its releases on GitHub; laid out like those. */
  ytDlpMirror: webAddress("YTDLP_MIRROR"),
}
