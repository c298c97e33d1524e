import type { NewDeviceMail } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"
import type { Draft, SayInMail } from "./draft.ts"

/** The mail about a sign-in from a device that is new. `home` is a page of the app. */
export const newDeviceDraft = (say: SayInMail, mail: NewDeviceMail, home: string): Draft => {
  const { label, place, signedInAt, language, timeZone } = mail
  const device = [label ?? say("mail.device.unknown"), ...(place === null ? [] : [countryIn(language, place)])]
  return {
    subject: say("mail.device.subject"),
    before: [
      say("mail.signIn.greeting"),
      say("mail.device.text"),
      device.join(" · "),
      timeIn(language, timeZone, signedInAt),
    ],
    link: { url: new URL("account", home).href, button: say("mail.device.button") },
    after: [say("mail.device.calm"), say("mail.device.warning")],
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
