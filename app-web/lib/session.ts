import { useSyncExternalStore } from "react"

const tokenKey = "auth_token"
const deviceKey = "auth_device_id"
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const token = (): string | null => localStorage.getItem(tokenKey)

export const useToken = (): string | null => useSyncExternalStore(subscribe, token)

export const keepToken = (value: string | null): void => {
  if (value === null) localStorage.removeItem(tokenKey)
  else localStorage.setItem(tokenKey, value)
  for (const listener of listeners) listener()
}

/** This browser's name for itself: "web_" and eight characters, made once. */
export const deviceId = (): string => {
  const known = localStorage.getItem(deviceKey)
  if (known !== null) return known
  const made = `web_${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`
  localStorage.setItem(deviceKey, made)
  return made
}
