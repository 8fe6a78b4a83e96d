// biome-ignore-all format: a list of words

/** The tags that there are (763.1). Those of later cards, and the ones that tokens are called by, are read from the cards. */
export const TAGS: readonly string[] = [
  'Ahri', 'Akali', 'Akshan', 'Ambessa', 'Anivia', 'Annie', 'Aphelios', 'Ashe', 'Azir', 'Bandle City', 'Bard', 'Bilgewater',
  'Blitzcrank', 'Caitlyn', 'Cat', 'Darius', 'Demacia', 'Demon', 'Diana', 'Dog', 'Dr. Mundo', 'Dragon', 'Draven', 'Ekko',
  'Elite', 'Equipment', 'Evelynn', 'Ezreal', 'Fae', 'Fiora', 'Fizz', 'Freljord', 'Galio', 'Gangplank', 'Garen', 'Heimerdinger',
  'Hwei', 'Icathia', 'Illaoi', 'Ionia', 'Irelia', 'Ivern', 'Ixtal', 'Janna', 'Jax', 'Jayce', 'Jhin', 'Jinx', "Kai'Sa", 'Karma',
  'Karthus', 'Katarina', 'Kathkan', 'Kayle', 'Kayn', 'Kennen', "Kha'Zix", "Kog'Maw", 'LeBlanc', 'Lee Sin', 'Leona', 'Lillia',
  'Lucian', 'Lux', 'Malzahar', 'Master Yi', 'Mel', 'Miss Fortune', 'Morgana', 'Mount Targon', 'Nami', 'Nasus', 'Nidalee',
  'Nilah', 'Nocturne', 'Noxus', 'Ornn', 'Piltover', 'Pirate', 'Poppy', 'Poro', 'Pyke', 'Qiyana', "Rek'Sai", 'Rell',
  'Renata Glasc', 'Renekton', 'Rengar', 'Riven', 'Rumble', 'Sentinel', 'Sett', 'Shadow Isles', 'Shen', 'Shurima', 'Sivir', 'Sona',
  'Soraka', 'Spider', 'Spirit', 'Swain', 'Syndra', 'Taric', 'Teemo', 'The Void', 'Trifarian', 'Tryndamere', 'Twisted Fate',
  'Udyr', 'Vayne', 'Vex', 'Vi', 'Viktor', 'Volibear', 'Warwick', 'Xerath', 'Xin Zhao', 'Yasuo', 'Yone', 'Yordle', 'Yuumi', 'Zaun',
  'Zed', 'Zilean',
]
