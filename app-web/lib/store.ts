import { useSyncExternalStore } from "react"

export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value | ((before: Value) => Value)) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A value shared by components that do not contain each other. */
export const storeOf = <Value>(first: Value): Store<Value> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const after = isChange(next) ? next(value) : next
      if (Object.is(after, value)) return
      value = after
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A function is always an update: a store never holds one as its value. */
const isChange = <Value>(next: Value | ((before: Value) => Value)): next is (before: Value) => Value =>
  typeof next === "function"

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

/** Part of a shared value: the component renders only when that part changes. */
export const useSlice = <Value, Slice>(store: Store<Value>, slice: (value: Value) => Slice): Slice =>
  useSyncExternalStore(store.subscribe, () => slice(store.get()))
