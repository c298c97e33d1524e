import type { ContactMail } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"
import type { Draft, SayInMail } from "./draft.ts"

/** The mails about another address of an account. `home` is a page of the app. */
export const contactDraft = (say: SayInMail, mail: ContactMail, home: string): Draft => {
  const greeting = say("mail.signIn.greeting")
  switch (mail._tag) {
    case "ContactCode": {
      const { code, side, address } = mail
      return {
        subject: say("mail.contact.code.subject", { code }),
        before: [greeting, say(`mail.contact.code.${side}`, { address }), code],
        link: null,
        after: [
          say("mail.contact.code.validity"),
          say(side === "old" ? "mail.contact.code.warning" : "mail.signIn.warning"),
        ],
      }
    }
    case "ContactTaken":
      return {
        subject: say("mail.contact.taken.subject"),
        before: [greeting, say("mail.contact.taken.text")],
        link: null,
        after: [say("mail.signIn.warning")],
      }
    case "ContactChanged": {
      const { address, language, timeZone, token, until } = mail
      const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone })
      return {
        subject: say("mail.contact.changed.subject"),
        before: [
          greeting,
          say("mail.contact.changed.text", { address }),
          say("mail.contact.changed.undo", { day: format.format(DateTime.toDateUtc(until)) }),
        ],
        // Behind the #: no server or proxy on the way writes it into a log.
        link: { url: new URL(`undo-change#${token}`, home).href, button: say("mail.contact.changed.button") },
        after: [say("mail.device.calm")],
      }
    }
    case "ContactSettled":
      return {
        subject: say("mail.contact.settled.subject"),
        before: [greeting, say("mail.contact.settled.text", { address: mail.address })],
        link: null,
        after: [say("mail.contact.settled.warning")],
      }
  }
}
