import { DeliveryStore } from "#domain/webhook/delivery-store.port.ts"
import type { Delivery, LoggedDelivery } from "#domain/webhook/delivery.ts"
import { lineOf } from "#domain/webhook/webhook-event.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import type { Webhook } from "#domain/webhook/webhook.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const webhooks = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return WebhookStore.of({
    list: (owner) => read((tables) => ofOwner(owner)(tables)),
    find: (id) => read(({ webhooks: all }) => all.get(id) ?? null),
    wanting: (owner, type) =>
      read((tables) =>
        ofOwner(owner)(tables).filter(({ off, events }) => off === null && events.includes(type))
          .map(({ id }) => id)
      ),
    insert: (webhook, most) =>
      transaction(Effect.gen(function*() {
        if ((yield* read(ofOwner(webhook.ownerId))).length >= most) return false
        yield* write(({ webhooks: all }) => ({ webhooks: put(all, webhook.id, webhook) }))
        return true
      })),
    change: (id, change) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ webhooks: all }) => all.get(id))
        if (found === undefined) return null
        const webhook = change(found)
        yield* write(({ webhooks: all }) => ({ webhooks: put(all, id, webhook) }))
        return webhook
      })),
    claimNotices: (limit, now, until) =>
      transaction(Effect.gen(function*() {
        const due = (yield* read(noticesDue(now))).slice(0, limit)
        yield* Effect.forEach(due, (webhook) =>
          write(({ webhooks: all }) => ({ webhooks: put(all, webhook.id, mailed(webhook, until)) })), { discard: true })
        return due.map((webhook) =>
          mailed(webhook, until)
        )
      })),
    remove: (id) =>
      write(({ webhooks: all, deliveries }) => ({
        webhooks: without(all, [id]),
        deliveries: new Map(Array.from(deliveries).filter(([, { delivery }]) => delivery.webhookId !== id)),
      })),
  })
})

const deliveries = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const change = (id: string, part: Partial<Delivery>, log: LoggedDelivery["attempts"] = []) =>
    write(({ deliveries: all }) => {
      const found = all.get(id)
      if (found === undefined) return {}
      const changed = { delivery: { ...found.delivery, ...part }, attempts: [...found.attempts, ...log] }
      return { deliveries: put(all, id, changed) }
    })
  return DeliveryStore.of({
    add: (added) =>
      write(({ deliveries: all }) => ({
        deliveries: new Map([...all, ...added.map((delivery) => [delivery.id, { delivery, attempts: [] }] as const)]),
      })),
    find: (id) => read(({ deliveries: all }) => all.get(id) ?? null),
    claim: (id, now, until) =>
      transaction(Effect.gen(function*() {
        const found = (yield* read(dueAt(now))).find((delivery) => delivery.id === id)
        if (found === undefined) return null
        const claimed = { ...found, nextAt: until, attempts: found.attempts + 1, tries: found.tries + 1 }
        yield* change(id, claimed)
        return claimed
      })),
    settle: ({ id, attempts }, end, attempt) =>
      transaction(Effect.gen(function*() {
        const found = (yield* read(({ deliveries: all }) => all.get(id)))?.delivery
        if (found?.attempts !== attempts || found.state !== "waiting") return false
        yield* change(id, end, attempt === null ? [] : [attempt])
        return true
      })),
    nextInLine: (delivery) => read((tables) => waiting(tables).find((other) => isSameLine(other, delivery)) ?? null),
    due: (now, most) => read((tables) => dueAt(now)(tables).slice(0, most)),
    list: (webhook, states, { page, pageSize }) =>
      read(({ deliveries: all }) => {
        const found = Array.from(all.values())
          .filter(({ delivery }) => delivery.webhookId === webhook && states.includes(delivery.state)).toReversed()
        return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
      }),
    replay: (webhook, only, now) =>
      transaction(Effect.gen(function*() {
        const ids = yield* read(({ deliveries: all }) =>
          Array.from(all.values()).flatMap(({ delivery: { id, webhookId, state, event } }) =>
            webhookId === webhook
              && (only === null
                ? state === "failed" && event.type !== "webhook.test"
                : state !== "waiting" && id === only)
              ? [id]
              : []
          )
        )
        const again = { state: "waiting", nextAt: now, since: now, tries: 0 } as const
        yield* Effect.forEach(ids, (id) => change(id, again), { discard: true })
        return ids.length
      })),
    giveUp: (webhook) =>
      transaction(Effect.gen(function*() {
        const found = (yield* read(waiting)).filter(({ webhookId }) => webhookId === webhook)
        yield* Effect.forEach(found, ({ id }) => change(id, { state: "failed", nextAt: null }), { discard: true })
      })),
    forget: (before) =>
      write(({ deliveries: all }) => ({
        deliveries: new Map(
          Array.from(all).filter(([, { delivery: { state, at } }]) =>
            state === "waiting" || DateTime.isGreaterThanOrEqualTo(at, before)
          ),
        ),
      })),
  })
})

/** In the order in which they were made. */
const ofOwner = (owner: string) => ({ webhooks: all }: Tables) =>
  Array.from(all.values()).filter(({ ownerId }) => ownerId === owner)

const noticesDue = (now: DateTime.Utc) => ({ webhooks: all }: Tables): ReadonlyArray<Webhook> =>
  Array.from(all.values()).filter(({ notice }) =>
    notice !== null && notice.mailAt !== null && DateTime.isLessThanOrEqualTo(notice.mailAt, now)
  )

const mailed = (webhook: Webhook, mailAt: DateTime.Utc): Webhook =>
  webhook.notice === null ? webhook : { ...webhook, notice: { ...webhook.notice, mailAt } }

const waiting = ({ deliveries: all }: Tables): ReadonlyArray<Delivery> =>
  Array.from(all.values()).map(({ delivery }) => delivery).filter(({ state }) => state === "waiting")

const isSameLine = (one: Delivery, other: Delivery): boolean =>
  one.webhookId === other.webhookId && lineOf(one.event) === lineOf(other.event)

/** The first ones of their lines that are due. */
const dueAt = (now: DateTime.Utc) => (tables: Tables): ReadonlyArray<Delivery> => {
  const all = waiting(tables)
  return all.filter((one) => all.find((other) => isSameLine(one, other)) === one)
    .filter(({ nextAt }) => nextAt !== null && DateTime.isLessThanOrEqualTo(nextAt, now))
    .toSorted((a, b) => (a.nextAt?.epochMilliseconds ?? 0) - (b.nextAt?.epochMilliseconds ?? 0))
}

export const layer = Layer.mergeAll(Layer.effect(WebhookStore, webhooks), Layer.effect(DeliveryStore, deliveries))
