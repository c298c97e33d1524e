-- WatchedPlaceStore.insert
select "id" from "app_user" where "id" = $1 for no key update;

-- WatchedPlaceStore.insert
select count(*) as "count" from "watched_place" where "owner_id" = $1;

-- WatchedPlaceStore.insert
insert into "watched_place" ("id", "owner_id", "created_at", "is_on", "doc", "next_at") values ($1, $2, $3, $4, $5, $6);

-- WatchedPlaceStore.list
select "doc" from "watched_place" where "owner_id" = $1 order by "created_at", "id";

-- WatchedPlaceStore.find
select "doc" from "watched_place" where "id" = $1;

-- WatchedPlaceStore.change
select "doc" from "watched_place" where "id" = $1 for no key update;

-- WatchedPlaceStore.change
update "watched_place" set "is_on" = $1, "doc" = $2 where "id" = $3;

-- WatchedPlaceStore.take
update "watched_place" set "held_until" = $1 where "id" = (select "id" from "watched_place" where "is_on" = $2 and "next_at" <= $3 and ("held_until" is null or "held_until" <= $4) order by "next_at" limit $5 for update skip locked) returning "doc";

-- WatchedPlaceStore.hold
update "watched_place" set "held_until" = $1 where "id" = $2;

-- WatchedPlaceStore.release
update "watched_place" set "held_until" = $1, "next_at" = case when next_at > $2 then least(next_at, $3) else $4 end where "id" = $5;

-- WatchedPlaceStore.lookAt
update "watched_place" set "next_at" = $1 where "id" = $2;

-- WatchedPlaceStore.see
delete from "watched_item" where "place_id" = $1 and "id" in ($2) and "state" in ($3, $4);

-- WatchedPlaceStore.see
insert into "watched_item" ("id", "place_id", "owner_id", "key", "also", "version", "name", "state", "refusal", "task_id", "seen_at", "tries", "retry_at", "is_settled") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing;

-- WatchedPlaceStore.see
update "watched_item" set "state" = $1 where "place_id" = $2 and "id" in ($3) and "state" = $4;

-- WatchedPlaceStore.items
select * from "watched_item" where "place_id" = $1 order by "seq";

-- WatchedPlaceStore.make
update "watched_item" set "state" = $1, "task_id" = $2, "refusal" = $3, "retry_at" = $4 where "id" = $5 and "state" = $6 returning "id";

-- WatchedPlaceStore.changeItem
update "watched_item" set "state" = $1, "refusal" = $2, "tries" = $3, "retry_at" = $4, "is_settled" = $5 where "id" = $6;

-- WatchedPlaceStore.retry
update "watched_item" set "state" = $1, "refusal" = $2, "tries" = $3, "retry_at" = $4 where "place_id" = $5 and "state" = $6 returning "id";

-- WatchedPlaceStore.retry
update "watched_item" set "state" = $1, "refusal" = $2, "tries" = $3, "retry_at" = $4 where "place_id" = $5 and ("state" in ($6, $7) and "id" = $8) returning "id";

-- WatchedPlaceStore.log
select * from "watched_item" where "place_id" = $1 and "state" in ($2) order by "seq" desc limit $3 offset $4;

-- WatchedPlaceStore.log
select count(*) as "total" from "watched_item" where "place_id" = $1 and "state" in ($2);

-- WatchedPlaceStore.counts
select "place_id", "state", count(*)::int as "count" from "watched_item" where "place_id" in ($1) group by "place_id", "state";

-- WatchedPlaceStore.wasConfigured
select "path" from "configured_folder" where "owner_id" = $1 and "path" = $2;

-- WatchedPlaceStore.noteConfigured
insert into "configured_folder" ("owner_id", "path") values ($1, $2) on conflict do nothing returning "path";

-- WatchedPlaceStore.remove
delete from "watched_place" where "id" = $1;
