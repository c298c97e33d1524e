import { whenIdle } from "#web/lib/when-idle.ts"
import { type ComponentType, lazy, type LazyExoticComponent } from "react"
import { importWithRetry } from "./import-with-retry.ts"

type Load<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>

/** A component in a file of its own, fetched when it is first rendered. */
export const lazyComponent = <Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await importWithRetry(load))[name] }))

/**
 * The same for what is not needed at once, such as the menu behind a button: it is fetched when the page is idle.
 * A menu takes whether its button was pressed early as its `key` too: React may have rendered it before the press.
 */
export const idleComponent = <Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazyComponent(() => whenIdle(load), name)
