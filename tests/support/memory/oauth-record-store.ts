import { type OAuthRecord, OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const keyOf = (model: string, idHash: string): string => `${model} ${idHash}`

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const save = (record: OAuthRecord) =>
    write(({ oauthRecords }) => {
      const key = keyOf(record.model, record.idHash)
      const consumedAt = oauthRecords.get(key)?.consumedAt ?? record.consumedAt
      return { oauthRecords: put(oauthRecords, key, { ...record, consumedAt }) }
    })
  const consume = (model: string, idHash: string, now: DateTime.Utc) =>
    transaction(Effect.gen(function*() {
      const key = keyOf(model, idHash)
      const found = yield* read(({ oauthRecords }) => oauthRecords.get(key))
      if (found === undefined || found.consumedAt !== null) return false
      yield* write(({ oauthRecords }) => ({ oauthRecords: put(oauthRecords, key, { ...found, consumedAt: now }) }))
      return true
    }))
  return OAuthRecordStore.of({
    save,
    consume,
    replace: (consumedHash, record, now) =>
      transaction(Effect.andThen(consume(record.model, consumedHash, now), save(record))),
    find: (model, idHash, now) =>
      read(({ oauthRecords }) => {
        const found = oauthRecords.get(keyOf(model, idHash))
        if (found === undefined) return null
        return found.expiresAt === null || DateTime.isGreaterThan(found.expiresAt, now) ? found : null
      }),
    remove: (model, idHash) =>
      write(({ connectedApps, oauthRecords }) => ({
        oauthRecords: without(oauthRecords, [keyOf(model, idHash)]),
        connectedApps: model === "Grant"
          ? new Map([...connectedApps].filter(([, { grantId }]) => grantId !== idHash))
          : connectedApps,
      })),
    removeIssued: (grantId) =>
      write(({ oauthRecords }) => ({
        oauthRecords: new Map([...oauthRecords].filter(([, one]) => one.grantId !== grantId)),
      })),
    forgetExpired: (now) =>
      write(({ connectedApps, oauthRecords }) => {
        const left = new Map(
          [...oauthRecords].filter(([, { expiresAt }]) => expiresAt === null || DateTime.isGreaterThan(expiresAt, now)),
        )
        const apps = [...connectedApps].filter(([, { grantId }]) => left.has(keyOf("Grant", grantId)))
        return { oauthRecords: left, connectedApps: new Map(apps) }
      }),
  })
})

export const layer = Layer.effect(OAuthRecordStore, make)
