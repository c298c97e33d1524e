import type { OffsiteLink } from "#domain/usage/report-codes.ts"
import { report } from "./report.ts"

/** The names of links in `data-offsite`. */
const links: ReadonlyArray<OffsiteLink> = [
  "download_linux",
  "download_macos",
  "download_windows",
  "edition",
  "provider",
]

/** Links that leave this server name themselves: `data-offsite`. */
export const followOffsite = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-offsite]") : null
    const name = links.find((one) => one === link?.dataset["offsite"])
    if (name !== undefined) report("offsite_click", { offsite_click: name })
  }, { capture: true })
}
