import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import type { ReactElement } from "react"

const names = { windows: "Windows", macos: "macOS", linux: "Linux" } as const

/** The system that the page runs on, as the browser reports it; phones have none of these. */
const here = (agent: string): keyof typeof names | null => {
  if (/Android|iPhone|iPad/.test(agent)) return null
  if (agent.includes("Windows")) return "windows"
  if (agent.includes("Mac OS X")) return "macos"
  return agent.includes("Linux") ? "linux" : null
}

/** Downloads of the desktop app for each system, the reader's first. */
export const Downloads = (): ReactElement => {
  const t = useText("desktop")
  const own = here(navigator.userAgent)
  const sorted = settings.downloads.toSorted((a, b) => Number(b.system === own) - Number(a.system === own))
  if (sorted.length === 0) return <p className="text-fg-2">{t("download.none")}</p>
  return (
    <ul className="grid gap-2">
      {sorted.map(({ system, url }) => (
        <li key={system}>
          <a
            href={url}
            data-offsite={`download_${system}`}
            className={buttonStyle({ tone: system === own ? "primary" : "outline", size: "lg" }, "w-full")}
          >
            {t("download.for", { system: names[system] })}
          </a>
        </li>
      ))}
    </ul>
  )
}
