import { DateTime, Effect, Schema } from "effect"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import { LanguageCode } from "../../kernel/language-code.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { RegistrationClosed } from "../errors.ts"
import { InvitationStore } from "../invitation-store.port.ts"
import { Mailer } from "../mailer.port.ts"
import { Registration } from "../registration.port.ts"
import { parseEmail } from "../shared/parse-email.ts"
import { UserStore } from "../user-store.port.ts"

/** Lets an address sign in for the first time, and emails it. */
export const inviteUser = useCase("account.inviteUser", {
  input: wire({ email: Schema.String, language: Schema.optionalKey(LanguageCode) }),
  output: wire({ email: Schema.String, hasAccount: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ email: written, language }) {
    const email = yield* parseEmail(written)
    const users = yield* UserStore
    if ((yield* users.findByEmail(email)) !== null) return { email, hasAccount: true }
    const { mode } = yield* Registration
    if (mode === "closed") return yield* new RegistrationClosed()
    const { transaction } = yield* UnitOfWork
    const invitations = yield* InvitationStore
    const mailer = yield* Mailer
    const invitation = { email, invitedAt: yield* DateTime.now }
    yield* transaction(
      Effect.andThen(
        invitations.save(invitation),
        mailer.send({
          _tag: "Invitation",
          to: email,
          language: language ?? customs[yield* OwnEdition].language ?? "en",
        }),
      ),
    )
    return { email, hasAccount: false }
  }),
})
