import { TRPCClientError } from "@trpc/client"
import { en, type TextKey } from "../texts/en.ts"
import { zh } from "../texts/zh.ts"

const catalogue: Record<TextKey, string> = navigator.language.startsWith("zh") ? zh : en
document.documentElement.lang = catalogue === zh ? "zh-CN" : "en"
document.title = catalogue.brand

const isTextKey = (key: string): key is TextKey => key in en

/** A text in the reader's language, with `{names}` filled in. */
export const t = (key: TextKey, values: Record<string, string | number> = {}): string =>
  catalogue[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What a running job is doing, by the step's name on the wire. */
export const stepText = (step: string): string => {
  const key = `step.${step}`
  return isTextKey(key) ? t(key) : step
}

/** What to say about a failed call: the refusal in the reader's language, with the server's own words where they say more. */
export const sorry = (error: unknown): string => {
  if (!(error instanceof TRPCClientError)) return t("failure")
  const data: unknown = error.data
  if (data === null || data === undefined) return t("failure.offline")
  const refusal = typeof data === "object" && "error_code" in data ? String(data.error_code) : ""
  const key = `refusal.${refusal}`
  const isExact = ["FileUnusable", "IntakeRefused", "FileTooLarge"].includes(refusal)
  return isTextKey(key) && !isExact ? t(key) : error.message || t("failure")
}

/** 63,000 ms is "01:03". */
export const clock = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

const two = (value: number): string => String(value).padStart(2, "0")
