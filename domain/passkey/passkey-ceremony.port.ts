import { Context, type Effect } from "effect"
import type { User } from "../account/user.ts"
import type { PasskeyFailed, PasskeysUnavailable } from "./errors.ts"
import type { Passkey } from "./passkey.ts"

/** A request to a browser: `options` is the JSON text that Web Authentication takes, including the challenge. */
export interface Request {
  readonly challenge: string
  readonly options: string
}

/**
 * Web Authentication as specified by the W3C: what browsers are asked, and whether their answers are valid. A
 * `credential` is the JSON text of a PublicKeyCredential. The person must be verified by the device, not only
 * present.
 */
export class PasskeyCeremony extends Context.Service<PasskeyCeremony, {
  /** Asks for a new passkey for this account; devices that already have one of these refuse. */
  readonly askToCreate: (
    user: Pick<User, "id" | "email" | "phone" | "username">,
    known: ReadonlyArray<Passkey>,
  ) => Effect.Effect<Request, PasskeysUnavailable>
  /** Asks to use one of these passkeys, or any that the device has for this server (null). */
  readonly askToUse: (known: ReadonlyArray<Passkey> | null) => Effect.Effect<Request, PasskeysUnavailable>
  /** The challenge that a credential answers, and the passkey it names; none of it is proved yet. */
  readonly read: (
    credential: string,
  ) => Effect.Effect<{ readonly challenge: string; readonly credentialId: string }, PasskeyFailed>
  /** The new passkey, if the answer is valid for this challenge. */
  readonly verifyCreated: (
    credential: string,
    challenge: string,
  ) => Effect.Effect<
    Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports" | "isSynced">,
    PasskeyFailed | PasskeysUnavailable
  >
  /** The counter of the passkey, if the answer is valid for this challenge. */
  readonly verifyUsed: (
    credential: string,
    challenge: string,
    passkey: Passkey,
  ) => Effect.Effect<number, PasskeyFailed | PasskeysUnavailable>
}>()("domain/passkey/PasskeyCeremony") {}
