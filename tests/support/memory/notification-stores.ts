import { MailChoiceStore } from "#domain/notification/mail-choice-store.port.ts"
import { noMails } from "#domain/notification/mail-choices.ts"
import { NoticeStore } from "#domain/notification/notice-store.port.ts"
import type { Notice } from "#domain/notification/notice.ts"
import { PushDeviceStore } from "#domain/notification/push-device-store.port.ts"
import type { PushDevice } from "#domain/notification/push-device.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

/** Those that are signed in: what a database removes with the session is not seen here. */
const signedIn = (now: DateTime.Utc) => ({ pushDevices, sessions }: Tables): ReadonlyArray<PushDevice> =>
  Array.from(pushDevices.values()).filter(({ userId, deviceId }) =>
    Array.from(sessions.values()).some((one) =>
      one.userId === userId && one.deviceId === deviceId && DateTime.isGreaterThan(one.expiresAt, now)
    )
  )

/** Whether it is of the same device, or has the same address. */
const isReplacedBy = (device: PushDevice) => ({ userId, deviceId, subscription }: PushDevice): boolean =>
  subscription.endpoint === device.subscription.endpoint
  || userId === device.userId && deviceId === device.deviceId

const devices = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return PushDeviceStore.of({
    list: (user, now) => read((tables) => signedIn(now)(tables).filter(({ userId }) => userId === user)),
    find: (id, now) => read((tables) => signedIn(now)(tables).find((one) => one.id === id) ?? null),
    save: (device, most, now) =>
      transaction(Effect.gen(function*() {
        const isGone = isReplacedBy(device)
        const own = (yield* read(signedIn(now))).filter(({ userId }) => userId === device.userId)
        if (own.filter((one) => !isGone(one)).length >= most) return false
        yield* write(({ pushDevices: all, pushNotices }) => {
          const gone = Array.from(all.values()).filter(isGone).map(({ id }) => id)
          return {
            pushDevices: put(without(all, gone), device.id, device),
            pushNotices: withoutDevices(pushNotices, gone),
          }
        })
        return true
      })),
    remove: (user, id) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ pushDevices: all }) => all.get(id))
        if (found?.userId !== user) return false
        yield* write(({ pushDevices: all, pushNotices }) => ({
          pushDevices: without(all, [id]),
          pushNotices: withoutDevices(pushNotices, [id]),
        }))
        return true
      })),
  })
})

const withoutDevices = (notices: Tables["pushNotices"], gone: ReadonlyArray<string>): Tables["pushNotices"] =>
  new Map(Array.from(notices).filter(([, { pushDeviceId }]) => pushDeviceId === null || !gone.includes(pushDeviceId)))

const keyOf = ({ taskId, pushDeviceId, userId, occasion }: Notice): string =>
  [taskId, pushDeviceId ?? userId, occasion].join(" ")

const claimedUntil = (until: DateTime.Utc) => (notice: Notice): Notice => ({
  ...notice,
  nextAt: until,
  tries: notice.tries + 1,
})

const notices = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return NoticeStore.of({
    add: (added) =>
      write(({ pushNotices: all }) => ({
        pushNotices: new Map([...added.map((notice) => [keyOf(notice), notice] as const), ...all]),
      })),
    claim: (now, until, most) =>
      transaction(Effect.gen(function*() {
        const due = (yield* read(({ pushNotices: all }) => Array.from(all.values())))
          .filter(({ state, nextAt }) => state === "waiting" && nextAt !== null && !DateTime.isGreaterThan(nextAt, now))
          .toSorted((a, b) => (a.nextAt?.epochMilliseconds ?? 0) - (b.nextAt?.epochMilliseconds ?? 0)).slice(0, most)
        const taken = due.map(claimedUntil(until))
        if (taken.length > 0) {
          yield* write(({ pushNotices: all }) => ({
            pushNotices: new Map([...all, ...taken.map((notice) => [keyOf(notice), notice] as const)]),
          }))
        }
        return taken.toSorted((a, b) => a.at.epochMilliseconds - b.at.epochMilliseconds)
      })),
    settle: (claimed, end) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ pushNotices: all }) => all.get(keyOf(claimed)))
        if (found?.tries !== claimed.tries || found.state !== "waiting") return false
        yield* write(({ pushNotices: all }) => ({ pushNotices: put(all, keyOf(claimed), { ...found, ...end }) }))
        return true
      })),
    forget: (before) =>
      write(({ pushNotices: all }) => ({
        pushNotices: new Map(
          Array.from(all).filter(([, { at, state, pushDeviceId }]) =>
            pushDeviceId === null || state === "waiting" || !DateTime.isLessThan(at, before)
          ),
        ),
      })),
  })
})

const choices = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return MailChoiceStore.of({
    find: (user) => read(({ mailChoices: all }) => all.get(user)?.choices ?? noMails),
    save: (user, wanted, digestAt) =>
      write(({ mailChoices: all }) => {
        const { digestAt: known = null, lastDay = null } = all.get(user) ?? {}
        return {
          mailChoices: put(all, user, { choices: wanted, digestAt: wanted.digest ? known ?? digestAt : null, lastDay }),
        }
      }),
    takeDigest: (now, until) =>
      transaction(Effect.gen(function*() {
        const [first] = (yield* read(({ mailChoices: all }) => Array.from(all)))
          .filter(([, { digestAt }]) => digestAt !== null && !DateTime.isGreaterThan(digestAt, now))
          .toSorted(([, a], [, b]) => (a.digestAt?.epochMilliseconds ?? 0) - (b.digestAt?.epochMilliseconds ?? 0))
        if (first === undefined) return null
        const [userId, found] = first
        yield* write(({ mailChoices: all }) => ({ mailChoices: put(all, userId, { ...found, digestAt: until }) }))
        return { userId, lastDay: found.lastDay, until }
      })),
    settleDigest: ({ userId, until }, end) =>
      write(({ mailChoices: all }) => {
        const found = all.get(userId)
        return found?.digestAt?.epochMilliseconds === until.epochMilliseconds
          ? { mailChoices: put(all, userId, { ...found, ...end }) }
          : {}
      }),
  })
})

export const layer = Layer.mergeAll(
  Layer.effect(PushDeviceStore, devices),
  Layer.effect(NoticeStore, notices),
  Layer.effect(MailChoiceStore, choices),
)
