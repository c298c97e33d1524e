import { refreshLeeway } from "#domain/connected-app/connected-app.ts"
import { type OAuthRecord, OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import { DateTime, Effect, Struct } from "effect"
import { type Adapter, type AdapterPayload, errors } from "oidc-provider"
import { noteUsed, takeUsed } from "./rotation.ts"

/** Looked up by their id, which is no secret: grants by what was issued from them, clients by what they call themselves. */
const plain = new Set(["Client", "Grant"])

type Run = <A>(work: Effect.Effect<A, never, OAuthRecordStore | Secrets>) => Promise<A>

/**
 * What the authorization server keeps of one model, by our store. The id of a token is the token itself: only its hash
 * is stored, and it is put back when it is found.
 */
export const recordAdapter = (run: Run) => (model: string): Adapter => {
  const keyOf = (id: string) => plain.has(model) ? Effect.succeed(id) : Effect.flatMap(Secrets, ({ hash }) => hash(id))
  const withStore = <A>(
    use: (store: OAuthRecordStore["Service"], key: string, now: DateTime.Utc) => Effect.Effect<A, never, Secrets>,
  ) =>
  (id: string): Promise<A> =>
    run(Effect.gen(function*() {
      return yield* use(yield* OAuthRecordStore, yield* keyOf(id), yield* DateTime.now)
    }))
  return {
    upsert: (id, payload, expiresIn) => {
      const used = model === "RefreshToken" ? takeUsed() : null
      return withStore((store, idHash, now) => {
        const record: OAuthRecord = {
          model,
          idHash,
          payload: Struct.omit(payload, ["jti"]),
          grantId: payload.grantId ?? null,
          expiresAt: expiresIn !== undefined && expiresIn > 0 ? DateTime.add(now, { seconds: expiresIn }) : null,
          consumedAt: null,
        }
        return used === null
          ? store.save(record)
          : Effect.flatMap(keyOf(used), (consumed) => store.replace(consumed, record, now))
      })(id)
    },
    find: (id) =>
      withStore((store, key, now) =>
        Effect.map(store.find(model, key, now), (found) => found === null ? undefined : payloadOf(found, id, now))
      )(id),
    findByUid: () => Promise.resolve(undefined),
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      if (model === "RefreshToken" && noteUsed(id)) return
      const isFirst = await withStore((store, key, now) => store.consume(model, key, now))(id)
      // A refresh token may be used twice within its leeway, a code never.
      if (!isFirst && model !== "RefreshToken") throw new errors.InvalidGrant("it was used already")
    },
    destroy: withStore((store, key) => store.remove(model, key)),
    revokeByGrantId: (grantId) => run(Effect.flatMap(OAuthRecordStore, (store) => store.removeIssued(grantId))),
  }
}

const payloadOf = ({ model, payload, consumedAt }: OAuthRecord, id: string, now: DateTime.Utc): AdapterPayload => ({
  ...payload,
  ...(model !== "Client" && { jti: id }),
  ...(consumedAt !== null && !isInLeeway(model, consumedAt, now)
    && { consumed: Math.floor(consumedAt.epochMilliseconds / 1000) }),
})

const isInLeeway = (model: string, consumedAt: DateTime.Utc, now: DateTime.Utc): boolean =>
  model === "RefreshToken" && DateTime.isLessThan(now, DateTime.add(consumedAt, refreshLeeway))

/** People are signed in by our sessions: one that the library keeps is never found again. */
export const noSession: Adapter = {
  upsert: () => Promise.resolve(undefined),
  find: () => Promise.resolve(undefined),
  findByUid: () => Promise.resolve(undefined),
  findByUserCode: () => Promise.resolve(undefined),
  consume: () => Promise.resolve(undefined),
  destroy: () => Promise.resolve(undefined),
  revokeByGrantId: () => Promise.resolve(undefined),
}
