import { DateTime, Effect, Schema } from "effect"
import { RegistrationClosed } from "../../account/errors.ts"
import { Registration } from "../../account/registration.port.ts"
import { byOperator, DeviceId } from "../../account/session.ts"
import { newAccount } from "../../account/shared/find-or-create-user.ts"
import { openSession } from "../../account/shared/open-session.ts"
import { GuestStore } from "../../guest/guest-store.port.ts"
import { guestLasts } from "../../guest/guest.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { humanField } from "../human-check.port.ts"
import { requireHuman } from "../steps/require-human.ts"

/**
 * Lets someone without an account use the free tools: what they make is kept for a week, or until signing in with the token
 * makes it their account's. Only where everyone may have an account.
 */
export const openVisit = useCase("signIn.openVisit", {
  input: wire({ deviceId: DeviceId, ...humanField }),
  output: wire({ accessToken: Schema.String, expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ deviceId, turnstileToken }) {
    if ((yield* Registration).mode !== "open") return yield* new RegistrationClosed()
    yield* limitNetwork("guests from a network")
    yield* requireHuman(turnstileToken)
    const guests = yield* GuestStore
    const { hash } = yield* Secrets
    const { transaction } = yield* UnitOfWork
    const account = yield* newAccount({ email: null, phone: null, termsVersion: null })
    const { id, createdAt } = account
    const device = yield* hash(deviceId)
    const accessToken = yield* transaction(Effect.gen(function*() {
      yield* guests.insert({ id, device, createdAt }, account)
      return yield* openSession(id, deviceId, byOperator(createdAt))
    }))
    return { accessToken, expiresAt: DateTime.add(createdAt, guestLasts) }
  }),
})
