import { ConversationStore } from "#domain/asking/conversation-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return ConversationStore.of({
    messages: (userId, taskId) => read(({ conversations }) => conversations.get(taskId)?.get(userId) ?? []),
    append: (userId, taskId, messages) =>
      write(({ conversations, tasks, users }) => {
        if (!tasks.has(taskId) || !users.has(userId)) return {}
        const ofTask = conversations.get(taskId) ?? new Map()
        const kept = ofTask.get(userId) ?? []
        const byId = new Map([...kept, ...messages].map((message) => [message.id, message]))
        return { conversations: put(conversations, taskId, put(ofTask, userId, [...byId.values()])) }
      }),
    remove: (userId, taskId) =>
      Effect.gen(function*() {
        const ofTask = yield* read(({ conversations }) => conversations.get(taskId))
        if (!ofTask?.has(userId)) return false
        yield* write(({ conversations }) => ({
          conversations: put(conversations, taskId, without(ofTask, [userId])),
        }))
        return true
      }),
    suggestions: (taskId) => read(({ suggestions }) => suggestions.get(taskId) ?? null),
    saveSuggestions: (taskId, found) =>
      write(({ suggestions, tasks }) => tasks.has(taskId) ? { suggestions: put(suggestions, taskId, found) } : {}),
  })
})

export const layer = Layer.effect(ConversationStore, make)
