import type { WebhookMail } from "#domain/account/mailer.port.ts"
import { closestLanguage } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import type { Draft } from "./draft.ts"

/** The mail about a webhook that failed. `home` is a page of the app. */
export const webhookDraft = (greeting: string, { language, news, name }: WebhookMail, home: string): Draft => {
  const say = textsIn("server/webhook-mail", closestLanguage(language) ?? "en")
  return {
    subject: say(news === "failed" ? "mail.webhook.failed" : "mail.webhook.off", { name }),
    before: [greeting, say(`mail.webhook.${news}Text`, { name })],
    link: { url: new URL("account/automation", home).href, button: say("mail.webhook.button") },
    after: [say("mail.webhook.next")],
  }
}
