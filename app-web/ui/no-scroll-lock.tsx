import { type ComponentProps, Fragment, type ReactElement, type ReactNode } from "react"

interface RemoveScrollProps extends ComponentProps<"div"> {
  readonly as?: unknown
  readonly allowPinchZoom?: boolean
  readonly shards?: ReadonlyArray<unknown>
  readonly children?: ReactNode
}

/** Stands in for react-remove-scroll: our page never scrolls, only parts of it do, and an overlay covers those. */
export const RemoveScroll = ({ children }: RemoveScrollProps): ReactElement => <Fragment>{children}</Fragment>
