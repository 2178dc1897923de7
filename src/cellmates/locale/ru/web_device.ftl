# Several people at one device: it is handed on under a cover.
device-pass = Передайте устройство: { $who }
device-whose = У кого устройство?
device-hidden = На экране нет ничьих карт, комнат и тайн. Устройство берет тот, кто назван; остальные не смотрят.
device-me = Это я, { $who }
device-person = Еще кто-то здесь
device-name = Имя
