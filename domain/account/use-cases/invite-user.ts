import { Effect, Schema } from "effect"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import { LanguageCode } from "../../kernel/language-code.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { Mailer } from "../mailer.port.ts"
import { parseEmail } from "../shared/parse-email.ts"
import { parsePhone } from "../shared/parse-phone.ts"
import { saveInvitation } from "../steps/save-invitation.ts"
import { UserStore } from "../user-store.port.ts"

/** Lets an address sign in for the first time, and emails it. Where people have numbers: a number, which is sent nothing. */
export const inviteUser = useCase("account.inviteUser", {
  input: wire({ contact: Schema.String, language: Schema.optionalKey(LanguageCode) }),
  output: wire({ contact: Schema.String, hasAccount: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ contact, language }) {
    const users = yield* UserStore
    const mailer = yield* Mailer
    const { knownBy, language: usual } = customs[yield* OwnEdition]
    if (knownBy === "phone") {
      const phone = yield* parsePhone(contact)
      if ((yield* users.findByPhone(phone)) !== null) return { contact: phone, hasAccount: true }
      yield* saveInvitation(phone, Effect.void)
      return { contact: phone, hasAccount: false }
    }
    const to = yield* parseEmail(contact)
    if ((yield* users.findByEmail(to)) !== null) return { contact: to, hasAccount: true }
    yield* saveInvitation(to, mailer.send({ _tag: "Invitation", to, language: language ?? usual ?? "en" }))
    return { contact: to, hasAccount: false }
  }),
})
