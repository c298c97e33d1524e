import { useSyncExternalStore } from "react"

export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value | ((before: Value) => Value)) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that components outside of each other share. */
export const storeOf = <Value>(first: Value): Store<Value> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const made = isChange(next) ? next(value) : next
      if (Object.is(made, value)) return
      value = made
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Functions are changes: a store never holds one as its value. */
const isChange = <Value>(next: Value | ((before: Value) => Value)): next is (before: Value) => Value =>
  typeof next === "function"

export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.subscribe, store.get)

/** A part of a shared value: the component renders only when that part changes. */
export const useSlice = <Value, Slice>(store: Store<Value>, slice: (value: Value) => Slice): Slice =>
  useSyncExternalStore(store.subscribe, () => slice(store.get()))
