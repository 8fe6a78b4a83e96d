console.log('not yet')

export {}
