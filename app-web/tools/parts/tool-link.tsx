import { useLanguage, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { addressOf, codeOf } from "../addresses.ts"

/** Leads to the tool that a file is for. */
export const ToolLink = ({ id }: { readonly id: "video-to-audio" | "audio-compressor" }): ReactElement => {
  const t = useText("tools/parts")
  const language = useLanguage()
  return <a className="underline underline-offset-2" href={addressOf(id, codeOf(language))}>{t(`goTo.${id}`)}</a>
}
