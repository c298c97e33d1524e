import { Schema } from "effect"
import { HotwordId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { type Hotword, HotwordLanguage, HotwordStatus } from "./hotword.ts"

export const HotwordView = wireAs("Hotword", {
  id: HotwordId,
  text: Schema.String,
  language: HotwordLanguage,
  status: HotwordStatus,
  createdAt: Schema.DateTimeUtcFromString,
})
export type HotwordView = typeof HotwordView.Type

export const viewOf = ({ id, text, language, enabled, createdAt }: Hotword): HotwordView => ({
  id,
  text,
  language,
  status: enabled ? "enabled" : "disabled",
  createdAt,
})
