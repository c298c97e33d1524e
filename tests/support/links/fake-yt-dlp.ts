import { chmodSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * A program with the command line of yt-dlp, which does what the path of the address says. It reaches the network through
 * its `--proxy` only, follows redirects, and takes the first address in a page.
 */
const program = String.raw`
const { writeFileSync } = require("node:fs")
const http = require("node:http")
const args = process.argv.slice(2)
if (args.includes("--version")) { console.log(VERSION); process.exit(0) }
if (args.includes("--help")) { console.log("--enable-file-urls --js-runtimes --no-js-runtimes --no-exec --no-update"); process.exit(0) }
for (const never of ["--exec", "--cookies", "--plugin-dirs", "--config-locations"]) if (args.includes(never)) process.exit(9)
const after = (name) => args[args.indexOf(name) + 1]
const url = new URL(args.at(-1))
const proxy = new URL(after("--proxy"))
const fail = (sentence) => { console.error("ERROR: " + sentence); process.exit(1) }
const get = (address, left = 5) => new Promise((done) => {
  http.get({ host: proxy.hostname, port: proxy.port, path: String(address) }, (answer) => {
    const { location } = answer.headers
    if (location) return done(get(new URL(location, address), left - 1))
    const parts = []
    answer.on("data", (data) => parts.push(data))
    answer.on("close", () => done({ status: answer.statusCode, body: Buffer.concat(parts) }))
  }).on("error", () => fail("Unable to download webpage"))
})
const sentences = {
  "/bot-check": "[youtube] x: Sign in to confirm you’re not a bot. Use --cookies-from-browser or --cookies for the authentication.",
  "/age": "[youtube] x: Sign in to confirm your age. This video may be inappropriate for some users.",
  "/private": "[youtube] x: Private video. Sign in if you've been granted access to this video",
  "/removed": "[youtube] x: Video unavailable. This video has been removed by the uploader",
  "/region": "[youtube] x: The uploader has not made this video available in your country. This video is not available in your country",
  "/403": "unable to download video data: HTTP Error 403: Forbidden",
  "/soon": "[youtube] x: This live event will begin in 3 hours.",
  "/stale": "[youtube] x: Signature extraction failed; please report this issue, confirming you are on the latest version using yt-dlp -U",
  "/page": "Unsupported URL: http://example.org/page",
  "/full": "unable to write data: [Errno 28] No space left on device",
}
const main = async () => {
  if (sentences[url.pathname]) fail(sentences[url.pathname])
  if (url.pathname === "/rubbish") { console.log("\u0000{not json" + "x".repeat(5000)); process.exit(0) }
  if (url.pathname === "/killed") process.kill(process.pid, "SIGKILL")
  if (url.pathname === "/stall") return void setInterval(() => undefined, 1000)
  if (url.pathname === "/too-large") { console.log("[download] File is larger than max-filesize (3000000000 bytes > 400000000 bytes). Aborting."); process.exit(0) }
  if (args.includes("--dump-json")) {
    const { status } = await get(url)
    if (status === 403) fail("Unable to download webpage: HTTP Error 403: Forbidden")
    console.log(JSON.stringify({
      title: "A talk", duration: 12.5, filesize: 10, is_live: url.pathname === "/live",
      subtitles: { en: [{ ext: "vtt", name: "English" }], live_chat: [{ ext: "json" }], de: [{ ext: "json3" }] },
      automatic_captions: { fr: [{ ext: "vtt", name: "French" }] },
    }))
    process.exit(0)
  }
  const output = after("--output")
  if (args.includes("--write-subs")) {
    writeFileSync(output.replace("%(ext)s", after("--sub-langs") + ".vtt"), "WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n")
    process.exit(0)
  }
  const page = await get(url)
  const inner = /src="([^"]+)"/.exec(page.body.toString("latin1"))?.[1]
  const { status, body } = inner === undefined ? page : await get(new URL(inner, url))
  if (status !== 200) fail("unable to download video data: HTTP Error " + status)
  console.log("PARLEY " + body.length / 2 + " " + body.length + " NA")
  writeFileSync(output.replace("%(ext)s", url.pathname === "/half" ? "mp4.part" : "mp4"), body)
  process.exit(url.pathname === "/half" ? 1 : 0)
}
main()
`

/** The path of the program, in the version of that date. */
export const fakeYtDlp = (version = "2999.01.01"): string => {
  const path = join(mkdtempSync(join(tmpdir(), "fake-yt-dlp-")), "yt-dlp")
  writeFileSync(path, `#!${process.execPath}\n${program.replace("VERSION", JSON.stringify(version))}`)
  chmodSync(path, 0o755)
  return path
}
