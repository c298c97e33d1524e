import type { ReactElement } from "react"

export const Styleguide = (): ReactElement => <div />
