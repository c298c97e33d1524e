import { nameOf } from "#domain/account/user.ts"
import { PasskeyFailed, PasskeysUnavailable } from "#domain/passkey/errors.ts"
import { PasskeyCeremony } from "#domain/passkey/passkey-ceremony.port.ts"
import type { Passkey } from "#domain/passkey/passkey.ts"
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import { Effect, Layer, Schema } from "effect"
import { type RelyingParty, relyingParty } from "./relying-party.ts"

interface Options {
  readonly publicUrl: string
  /** What devices show as the passkey's owner. */
  readonly brand: string
}

// Loaded on first use: most servers never need it.
const library = Effect.promise(() => import("@simplewebauthn/server"))

const Credential = Schema.fromJsonString(Schema.Struct({
  id: Schema.NonEmptyString,
  response: Schema.Struct({ clientDataJSON: Schema.NonEmptyString }),
}))
const ClientData = Schema.fromJsonString(Schema.Struct({ challenge: Schema.NonEmptyString }))

const read = Effect.fnUntraced(function*(credential: string) {
  const { id: credentialId, response } = yield* Schema.decodeUnknownEffect(Credential)(credential)
  const text = Buffer.from(response.clientDataJSON, "base64url").toString()
  const { challenge } = yield* Schema.decodeUnknownEffect(ClientData)(text)
  return { challenge, credentialId }
}, Effect.mapError(() => new PasskeyFailed()))

/** What the library refuses, or cannot read. It names no secret, but may quote what was sent: only its kind is logged. */
const proved = <A>(proof: () => Promise<A>) =>
  Effect.tryPromise({ try: proof, catch: (error) => error instanceof Error ? error.name : "unknown" }).pipe(
    Effect.tapError((reason) => Effect.logWarning("a passkey was refused", { reason })),
    Effect.mapError(() => new PasskeyFailed()),
  )

const allowed = ({ credentialId: id, transports }: Passkey) => ({ id, transports: [...transports] })

const ceremonyOf = ({ id: rpID, origins }: RelyingParty, brand: string): PasskeyCeremony["Service"] => ({
  askToCreate: Effect.fnUntraced(function*(user, known) {
    const { generateRegistrationOptions } = yield* library
    const options = yield* Effect.promise(() =>
      generateRegistrationOptions({
        rpName: brand,
        rpID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email ?? user.phone ?? user.id,
        userDisplayName: nameOf(user),
        attestationType: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        excludeCredentials: known.map(allowed),
      })
    )
    return { challenge: options.challenge, options: JSON.stringify(options) }
  }),
  askToUse: Effect.fnUntraced(function*(known) {
    const { generateAuthenticationOptions } = yield* library
    const options = yield* Effect.promise(() =>
      generateAuthenticationOptions({
        rpID,
        userVerification: "required",
        ...(known !== null && { allowCredentials: known.map(allowed) }),
      })
    )
    return { challenge: options.challenge, options: JSON.stringify(options) }
  }),
  read,
  verifyCreated: Effect.fnUntraced(function*(credential, expectedChallenge) {
    const { verifyRegistrationResponse } = yield* library
    const { verified, registrationInfo: made } = yield* proved(() => {
      const response: RegistrationResponseJSON = JSON.parse(credential)
      return verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: [...origins],
        expectedRPID: rpID,
        requireUserVerification: true,
      })
    })
    if (!verified) return yield* new PasskeyFailed()
    const { id, publicKey, counter, transports = [] } = made.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)),
      isSynced: made.credentialBackedUp,
    }
  }),
  verifyUsed: Effect.fnUntraced(function*(credential, expectedChallenge, passkey) {
    const { verifyAuthenticationResponse } = yield* library
    const { verified, authenticationInfo: used } = yield* proved(() => {
      const response: AuthenticationResponseJSON = JSON.parse(credential)
      return verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: [...origins],
        expectedRPID: rpID,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          // Not checked here but where it is stored, so that of two uses at the same moment only one counts.
          counter: 0,
        },
        requireUserVerification: true,
      })
    })
    return verified ? used.newCounter : yield* new PasskeyFailed()
  }),
})

const unavailable = Effect.fail(new PasskeysUnavailable())
const none: PasskeyCeremony["Service"] = {
  askToCreate: () => unavailable,
  askToUse: () => unavailable,
  read,
  verifyCreated: () => unavailable,
  verifyUsed: () => unavailable,
}

/** Web Authentication through @simplewebauthn/server, for the domain of the server's address. */
export const layer = ({ publicUrl, brand }: Options): Layer.Layer<PasskeyCeremony> => {
  const party = relyingParty(publicUrl)
  return Layer.succeed(PasskeyCeremony, party === null ? none : ceremonyOf(party, brand))
}
