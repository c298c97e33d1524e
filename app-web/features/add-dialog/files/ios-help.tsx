import { useText } from "#web/lib/text.ts"
import { CircleHelp } from "lucide-react"
import type { ReactElement } from "react"

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

const steps = ["memos", "files", "choose"] as const

const line = { fill: "none", stroke: "var(--fg-3)", strokeWidth: 2, strokeLinecap: "round" } as const
const bars = [10, 22, 34, 18, 28, 12, 20]

const contents: Record<(typeof steps)[number], ReactElement> = {
  // A voice memo, and the share icon.
  memos: (
    <>
      {bars.map((height, index) => (
        <path
          key={height}
          d={`M${28 + index * 9} ${42 - height / 2}v${height}`}
          stroke="var(--brand)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <path d="M56 88v-22m-7 7 7-7 7 7M46 82h-4v18h28V82h-4" {...line} stroke="var(--accent-text)" />
    </>
  ),
  // The folder it is saved to.
  files: (
    <>
      <path
        d="M24 44a5 5 0 0 1 5-5h16l7 8h31a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5Z"
        fill="var(--accent-soft-2)"
        stroke="var(--brand)"
        strokeWidth="2"
      />
      <path d="M56 56v20m-7-7 7 7 7-7" {...line} stroke="var(--accent-text)" />
    </>
  ),
  // The list of files, one of them ticked.
  choose: (
    <>
      {[34, 58, 82].map((y) => (
        <g key={y}>
          <rect x="24" y={y - 8} width="16" height="16" rx="4" fill="var(--accent-soft-2)" />
          <path d={`M48 ${y - 3}h30M48 ${y + 5}h18`} {...line} />
        </g>
      ))}
      <circle cx="84" cy="58" r="9" fill="var(--accent)" />
      <path d="m80 58 3 3 5-6" fill="none" stroke="var(--on-accent)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
}

/** A phone showing one step. */
const IosPicture = ({ step }: { readonly step: (typeof steps)[number] }): ReactElement => (
  <svg viewBox="0 0 112 124" className="h-24 shrink-0 sm:mx-auto sm:h-28" aria-hidden>
    <rect
      x="12"
      y="4"
      width="88"
      height="116"
      rx="14"
      fill="var(--surface)"
      stroke="var(--line-strong)"
      strokeWidth="2"
    />
    <path d="M46 12h20" {...line} />
    {contents[step]}
  </svg>
)
