import type { NewDeviceMail } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"
import type { NewDeviceWords } from "./new-device-words.ts"

/** What the mail about a new device says, and where its button leads. `home` is a page of the app. */
export const newDeviceDraft = (words: NewDeviceWords, greeting: string, mail: NewDeviceMail, home: string) => {
  const { label, place, signedInAt, language, timeZone } = mail
  const facts = [label ?? words.unknown, ...(place === null ? [] : [countryIn(language, place)])]
  return {
    subject: words.subject,
    before: [greeting, words.text, "{device}", "{time}"],
    names: { device: facts.join(" · "), time: timeIn(language, timeZone, signedInAt) },
    link: { url: new URL("account", home).href, button: words.button },
    after: [words.calm, words.warning],
  }
}

/** Proxies also send values that are not countries, such as T1 for Tor. */
const countryIn = (language: string, code: string): string =>
  /^[A-Z]{2}$/u.test(code) ? new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code : code

const timeIn = (language: string, timeZone: string, time: DateTime.Utc): string =>
  new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(DateTime.toDateUtc(time))
