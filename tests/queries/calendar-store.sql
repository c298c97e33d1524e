-- CalendarStore.save
insert into "calendar" ("owner_id", "id", "doc", "read_at", "join_at") values ($1, $2, $3, $4, $5) on conflict ("owner_id") do update set "id" = $6, "doc" = $7, "read_at" = $8, "join_at" = $9;

-- CalendarStore.find
select "doc" from "calendar" where "owner_id" = $1;

-- CalendarStore.change
select "doc", "read_at", "join_at" from "calendar" where "owner_id" = $1 and "id" = $2 for update;

-- CalendarStore.change
update "calendar" set "doc" = $1, "read_at" = $2, "join_at" = $3 where "owner_id" = $4;

-- CalendarStore.takeToRead
update "calendar" set "read_at" = $1 where "owner_id" = (select "owner_id" from "calendar" where "read_at" <= $2 order by "read_at" limit $3 for update skip locked) returning "doc";

-- CalendarStore.takeToJoin
update "calendar" set "join_at" = $1 where "owner_id" = (select "owner_id" from "calendar" where "join_at" <= $2 order by "join_at" limit $3 for update skip locked) returning "doc";

-- CalendarStore.claim
insert into "calendar_mark" ("owner_id", "key", "state", "task_id", "refusal", "until") values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning "key";

-- CalendarStore.claim
insert into "calendar_mark" ("owner_id", "key", "state", "task_id", "refusal", "until") values ($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12) on conflict do nothing returning "key";

-- CalendarStore.claim, CalendarStore.unmark
delete from "calendar_mark" where "owner_id" = $1 and "key" in ($2);

-- CalendarStore.mark
insert into "calendar_mark" ("owner_id", "key", "state", "task_id", "refusal", "until") values ($1, $2, $3, $4, $5, $6) on conflict ("owner_id", "key") do update set "state" = "excluded"."state", "task_id" = "excluded"."task_id", "refusal" = "excluded"."refusal", "until" = "excluded"."until";

-- CalendarStore.marks
select * from "calendar_mark" where "owner_id" = $1 order by "key";

-- CalendarStore.forgetMarks
delete from "calendar_mark" where "until" < $1;

-- CalendarStore.remove
delete from "calendar" where "owner_id" = $1 returning "id";
