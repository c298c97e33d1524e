import type { ReactElement } from "react"
import { go, hrefOf } from "../lib/address.ts"
import { t } from "../lib/text.ts"

export const Brand = (): ReactElement => (
  <a
    className="brand"
    href={hrefOf("/")}
    onClick={(event) => {
      event.preventDefault()
      go("/")
    }}
  >
    <img src="/favicon.svg" alt="" width="28" height="28" />
    {t("brand")}
  </a>
)
