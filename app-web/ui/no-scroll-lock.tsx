import { type ComponentProps, Fragment, type ReactElement, type ReactNode } from "react"

interface RemoveScrollProps extends ComponentProps<"div"> {
  readonly as?: unknown
  readonly allowPinchZoom?: boolean
  readonly shards?: ReadonlyArray<unknown>
  readonly children?: ReactNode
}

/** Replaces react-remove-scroll: the page itself never scrolls, and an overlay covers the parts that do. */
export const RemoveScroll = ({ children }: RemoveScrollProps): ReactElement => <Fragment>{children}</Fragment>
