-- LinkUses.take
insert into "link_use" ("task_id", "user_id", "used_at") values ($1, $2, $3) on conflict ("task_id") do nothing;

-- LinkUses.count
select cast(count(*) as integer) as "used" from "link_use" where "user_id" = $1;

-- LinkUses.release
delete from "link_use" where "task_id" = $1;
