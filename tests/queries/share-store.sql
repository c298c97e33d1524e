-- ShareStore.save
select "id" from "task" where "id" = $1 for update;

-- ShareStore.save
insert into "share" ("task_id", "token", "is_on") values ($1, $2, $3) on conflict ("task_id") do update set "token" = $4, "is_on" = $5;

-- ShareStore.get
select "token", "is_on" from "share" where "task_id" = $1;

-- ShareStore.findTask
select "task_id" from "share" where "token" = $1 and "is_on" = $2;
