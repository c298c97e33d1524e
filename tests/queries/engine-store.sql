-- EngineStore.get
select "data" from "engine_settings" where "id" = $1;

-- EngineStore.modify
insert into "engine_settings" ("id", "data") values ($1, $2) on conflict do nothing;

-- EngineStore.modify
select "data" from "engine_settings" where "id" = $1 for update;

-- EngineStore.modify
update "engine_settings" set "data" = $1 where "id" = $2;
