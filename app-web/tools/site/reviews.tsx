import { textsOf } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { Band } from "./frame.tsx"
import { Each, When } from "./when.tsx"

const { t } = textsOf("tools/site")

/** What people say and use the tools for, from the operator's file; nothing where there is none. */
export const Reviews = (): ReactElement => (
  <>
    <When fact="reviews">
      <Band id="reviews" title={t("site.reviews")}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Each of="reviews">
            <li className="rounded-xl bg-surface p-6 shadow-e2">
              <figure>
                <blockquote className="text-md">%TEXT%</blockquote>
                <figcaption className="mt-4 text-base text-fg-3">%NAME%</figcaption>
              </figure>
            </li>
          </Each>
        </ul>
      </Band>
    </When>
    <When fact="use_cases">
      <Band id="use-cases" title={t("site.cases")}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Each of="use_cases">
            <li className="rounded-xl bg-surface p-6 shadow-e2">
              <h3 className="text-lg font-[620]">%NAME%</h3>
              <p className="mt-1 text-md text-fg-2">%TEXT%</p>
            </li>
          </Each>
        </ul>
      </Band>
    </When>
  </>
)
