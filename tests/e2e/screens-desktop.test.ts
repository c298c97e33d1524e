import { everyScreen } from "#tests/support/web/every-screen.ts"

everyScreen({ view: "desktop", width: 1440, height: 900 })
