import type { PushedNews } from "#domain/notification/push-sender.port.ts"
import { closestLanguage } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"

/** Push services take 4 kB at least, of which the seal needs some. */
const longest = 200

/** What the service worker reads (`app-web/public/transcribe/sw.js`). */
export const payloadOf = ({ news, title, language, url, tag }: PushedNews): string => {
  const spoken = closestLanguage(language) ?? "en"
  const say = textsIn("progress", spoken)
  const letters = Array.from(title)
  const name = letters.length <= longest ? title : `${letters.slice(0, longest - 1).join("")}…`
  return JSON.stringify({ title: say(`notify.${news}`, { title: name }), lang: spoken, url, tag })
}
