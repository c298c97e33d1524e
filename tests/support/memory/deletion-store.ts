import type { User } from "#domain/account/user.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import type { Deletion } from "#domain/leaving/deletion.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const byDue = Order.mapInput(DateTime.Order, ({ dueAt }: Deletion) => dueAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return DeletionStore.of({
    save: (deletion) => write(({ deletions }) => ({ deletions: put(deletions, deletion.userId, deletion) })),
    find: (userId) => read(({ deletions }) => deletions.get(userId) ?? null),
    cancel: (userId) =>
      transaction(Effect.gen(function*() {
        const isThere = yield* read(({ deletions }) => deletions.has(userId))
        yield* write(({ deletions }) => ({ deletions: without(deletions, [userId]) }))
        return isThere
      })),
    due: (now) =>
      read(({ deletions }) =>
        Array.from(deletions.values()).filter(({ dueAt }) => DateTime.isLessThanOrEqualTo(dueAt, now))
          .toSorted(byDue).map(({ userId }) => userId)
      ),
    erase: (user) => write((tables) => erased(tables, user)),
  })
})

export const layer = Layer.effect(DeletionStore, make)

const nobody = UserId.make("00000000-0000-4000-8000-000000000000")

type Erased = Pick<User, "id" | "email" | "phone">

const erased = (tables: Tables, user: Erased): Partial<Tables> => ({
  ...withoutReviews(tables, user.id),
  ...withoutAccount(tables, user),
})

const withoutReviews = ({ quizzes, quizQuestions, attempts, cards }: Tables, id: string): Partial<Tables> => {
  const rest = others(quizzes, id)
  const questions = new Map(Array.from(quizQuestions).filter(([, { quizId }]) => rest.has(quizId)))
  return {
    quizzes: rest,
    quizQuestions: questions,
    attempts: new Map(Array.from(attempts).filter(([, { questionId }]) => questions.has(questionId))),
    cards: withoutKeys(cards, id),
  }
}

const withoutAccount = (tables: Tables, { id, email, phone }: Erased): Partial<Tables> => ({
  collaborators: mapped(
    tables.collaborators,
    (people) => people.filter(({ identifier }) => identifier !== email && identifier !== phone),
  ),
  contactChanges: others(tables.contactChanges, id),
  contactNotices: new Map(Array.from(tables.contactNotices).filter(([, { notice }]) => notice.userId !== id)),
  calendars: without(tables.calendars, [id]),
  calendarMarks: without(tables.calendarMarks, [id]),
  configuredFolders: tables.configuredFolders.filter(({ ownerId }) => ownerId !== id),
  conversions: new Map(Array.from(tables.conversions).filter(([, { ownerId }]) => ownerId !== id)),
  conversations: mapped(tables.conversations, (people) => without(people, [id])),
  deliveries: new Map(Array.from(tables.deliveries).filter(([, { delivery }]) => delivery.ownerId !== id)),
  deletions: without(tables.deletions, [id]),
  devices: without(tables.devices, [id]),
  dueMails: new Map(Array.from(tables.dueMails).filter(([, { mail }]) => mail.userId !== id)),
  folders: others(tables.folders, id),
  guests: without(tables.guests, [id]),
  hotwords: others(tables.hotwords, id),
  identities: others(tables.identities, id),
  invitations: without(tables.invitations, [email ?? ""]),
  keys: others(tables.keys, id),
  ledger: tables.ledger.filter(({ entry }) => entry.userId !== id),
  libraryTurns: without(tables.libraryTurns, [id]),
  links: new Map(Array.from(tables.links).filter(([, link]) => link.email !== email)),
  notices: new Map(Array.from(tables.notices).filter(([, { notice }]) => notice.userId !== id)),
  orders: others(tables.orders, id),
  payments: mapped(tables.payments, (one) => one.userId === id ? { ...one, userId: nobody, orderId: null } : one),
  promoUses: tables.promoUses.map((use) => use.userId === id ? { ...use, userId: nobody } : use),
  linkUses: others(tables.linkUses, id),
  questions: others(tables.questions, id),
  referralCodes: without(tables.referralCodes, [id]),
  referrals: new Map(
    Array.from(tables.referrals).filter(([, one]) => one.inviterId !== id && one.newcomerId !== id),
  ),
  sessions: others(tables.sessions, id),
  subscriptions: others(tables.subscriptions, id),
  tags: others(tables.tags, id),
  uploads: others(tables.uploads, id),
  users: without(tables.users, [id]),
  voices: others(tables.voices, id),
  watchedItems: others(tables.watchedItems, id),
  watchedPlaces: new Map(Array.from(tables.watchedPlaces).filter(([, { place }]) => place.ownerId !== id)),
  webhooks: others(tables.webhooks, id),
  pushDevices: others(tables.pushDevices, id),
  pushNotices: others(tables.pushNotices, id),
  mailChoices: without(tables.mailChoices, [id]),
  exportRules: others(tables.exportRules, id),
  exportedFiles: others(tables.exportedFiles, id),
  voiceRecognition: without(tables.voiceRecognition, [id]),
})

const mapped = <Key, Value>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Value): ReadonlyMap<Key, Value> =>
  new Map(Array.from(map, ([key, value]) => [key, change(value)] as const))

interface Owned {
  readonly userId?: string
  readonly ownerId?: string
}

const others = <Value extends Owned>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> =>
  new Map(Array.from(map).filter(([, { userId, ownerId }]) => userId !== id && ownerId !== id))

/** For what is kept by account and something else. */
const withoutKeys = <Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> =>
  new Map(Array.from(map).filter(([key]) => !key.includes(id)))
