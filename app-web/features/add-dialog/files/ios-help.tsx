import { useText } from "#web/lib/text.ts"
import { CircleHelp } from "lucide-react"
import type { ReactElement } from "react"
import { IosPicture, steps } from "./ios-picture.tsx"

/** iPads identify as Macs, but have a touch screen. */
const isIos = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1)

/** How to choose audio files on an iPhone: open there, collapsed elsewhere. */
export const IosHelp = (): ReactElement => {
  const t = useText("add-dialog")
  return (
    <details open={isIos()} className="group mt-4 text-sm">
      <summary className="flex w-fit cursor-default items-center gap-1.5 rounded text-fg-3 hover:text-fg max-md:min-h-11">
        <CircleHelp className="size-4" aria-hidden />
        {t("ios.title")}
      </summary>
      <ol className="mt-3 grid gap-3 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-4 rounded-lg bg-sunken p-3 sm:block">
            <IosPicture step={step} />
            <p className="flex-1 text-fg-2 sm:mt-2">{t(`ios.${step}`, { number: index + 1 })}</p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-fg-3">{t("ios.share")}</p>
    </details>
  )
}
