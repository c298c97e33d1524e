-- BackupStore.get
select "data" from "backup_runs" where "id" = $1;

-- BackupStore.modify
insert into "backup_runs" ("id", "data") values ($1, $2) on conflict do nothing;

-- BackupStore.modify
select "data" from "backup_runs" where "id" = $1 for update;

-- BackupStore.modify
update "backup_runs" set "data" = $1 where "id" = $2;
